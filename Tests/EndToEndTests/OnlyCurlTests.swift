// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

/// What leaves the machine: by `curl` alone, which commands for files do not start, and nothing that a
/// provider does not need.
@Suite(.enabled(if: Tool.all("curl", "install"))) struct OnlyCurlTests {
  private static let names = [
    "yahoo", "alphavantage", "stooq", "kraken", "coingecko", "ecb", "sec", "secfiles", "nasdaq",
  ]
  private let folder: TemporaryFolder
  /// A server for each provider.
  private let servers: [String: LoopbackServer]
  private var program: Program

  init() throws {
    folder = try TemporaryFolder()
    var variables = [
      "AUDIOGRAPH_OFFLINE": "0", "AUDIOGRAPH_STORE": folder.file("prices.sqlite"),
      "AUDIOGRAPH_WAIT": "30", "HOME": folder.path,
    ]
    var servers: [String: LoopbackServer] = [:]
    for name in Self.names {
      // An answer of which nobody makes anything has the next one asked; figures need a company.
      let reply =
        name == "secfiles"
        ? LoopbackReply(text: #"{"0": {"cik_str": 7, "ticker": "QXZ", "title": "Qxz"}}"#)
        : LoopbackReply(status: 500, text: "broken")
      let server = try LoopbackServer { _ in reply }
      servers[name] = server
      variables["AUDIOGRAPH_\(name.uppercased())_URL"] = server.base
      variables["AUDIOGRAPH_\(name.uppercased())_KEY"] = Self.key(of: name)
    }
    variables["AUDIOGRAPH_SEC_CONTACT"] = "C0NTACT@example.org"
    self.servers = servers
    program = try Program(device: .null, in: folder)
    program.environment.merge(variables) { $1 }
    try folder.put(Array("day,v\n2024-01-01,1\n2024-01-02,2\n".utf8), "a.csv")
  }

  private static func key(of provider: String) -> String { "K3Y-OF-\(provider.uppercased())" }

  private static let asking: [[String]] =
    [
      ("yahoo", "QXZ"), ("alphavantage", "QXZ"), ("stooq", "QXZ"), ("kraken", "BTC-EUR"),
      ("coingecko", "BTC-EUR"), ("ecb", "EUR-USD"),
    ].flatMap { name, symbol in
      [["update", symbol, "--provider", name], ["value", symbol, "now", "--provider", name]]
    } + [
      ["describe", "QXZ"], ["play", "QXZ"], ["describe", "BTC-EUR", "--range", "1D"],
      ["explore", "EUR-USD"], ["fundamentals", "QXZ"], ["update", "--symbols"],
    ]

  private static let forFiles: [[String]] = [
    ["describe", "a.csv"], ["play", "a.csv"], ["explore", "a.csv"], ["value", "a.csv", "last"],
    ["export", "a.csv", "-o", "a.wav", "-o", "a.html"], ["search", "apple"],
    ["play", "-", "--follow"], ["batch", "m.csv"], ["describe", "nile"], ["samples"], ["config"],
    ["import", "a.csv", "--as", "MINE"],
  ]

  // MARK: - Keys

  /// Each provider gets its own key where it wants one, none gets another's, and no arguments hold any.
  @Test func aKeyGoesToItsOwnProviderOnly() throws {
    let curl = try #require(Tool("curl")).path
    try folder.putProgram(
      "#!/bin/sh\nprintf '%s\\n' \"$@\" >>'\(folder.file("arguments"))'\nexec '\(curl)' \"$@\"\n",
      "curl")
    var program = program
    program.environment["PATH"] = folder.path + ":/usr/bin:/bin"
    let other = try LoopbackServer { _ in LoopbackReply(type: "text/csv", text: "a,b\n1,2\n2,3\n") }
    for command in Self.asking + [["describe", "\(other.base)/a.csv"]] {
      let outcome = try program.run(command)
      #expect(!outcome.message.contains("K3Y"), "\(outcome.message)")
    }
    for (name, server) in servers {
      let sent = server.requests.map(Self.text)
      #expect(!sent.isEmpty, "\(name)")
      for secret in Self.names.map(Self.key) + ["C0NTACT"] {
        let isOwn = secret == "C0NTACT" ? name.hasPrefix("sec") : secret == Self.key(of: name)
        #expect(isOwn || !sent.contains { $0.contains(secret) }, "\(name): \(secret)")
      }
    }
    for name in ["alphavantage", "stooq", "coingecko"] {
      let sent = servers[name]?.requests.map(Self.text) ?? []
      #expect(sent.allSatisfy { $0.contains(Self.key(of: name)) }, "\(sent)")
    }
    let contacted = servers["secfiles"]?.requests.map(Self.text) ?? []
    #expect(contacted.allSatisfy { $0.contains("C0NTACT@example.org") }, "\(contacted)")
    #expect(other.requests.map(Self.text).allSatisfy { !$0.contains("K3Y") && !$0.contains("C0N") })
    let words = String(decoding: folder.bytes("arguments") ?? [], as: UTF8.self)
    #expect(Set(words.split(separator: "\n")) == ["-q", "--config", "-"])
  }

  private static func text(_ request: LoopbackRequest) -> String {
    ([request.target] + request.headers.map { "\($0.name): \($0.value)" }).joined(separator: "\n")
  }

  // MARK: - Headers

  /// What whoever uses `curl` has set for it adds nothing.
  @Test func noSettingsOfCurlAreRead() throws {
    try folder.put(
      Array("header = \"X-Private: 1\"\nuser = \"me:secret\"\nreferer = \"a\"\n".utf8), ".curlrc")
    try folder.put(Array("machine 127.0.0.1 login me password secret\n".utf8), ".netrc")
    var program = program
    program.environment["CURL_HOME"] = folder.path
    _ = try program.run(["update", "QXZ", "--provider", "yahoo"])
    _ = try program.run(["describe", "\(servers["nasdaq"]?.base ?? "")/a.csv"])
    for name in ["yahoo", "nasdaq"] {
      let requests = servers[name]?.requests ?? []
      #expect(!requests.isEmpty)
      for request in requests {
        #expect(
          request.headers.map(\.name).sorted() == [
            "accept", "accept-encoding", "host", "user-agent",
          ])
      }
    }
  }

  // MARK: - Programs

  /// A library that notes who starts a program, opens a socket of the network, or looks a host up.
  private var noting: String {
    """
    #define _GNU_SOURCE
    #include <dlfcn.h>
    #include <errno.h>
    #include <fcntl.h>
    #include <netdb.h>
    #include <spawn.h>
    #include <stdio.h>
    #include <sys/socket.h>
    #include <unistd.h>
    static void note(const char *what, const char *name) {
      char line[600];
      int length = snprintf(
          line, sizeof line, "%s %s %s\\n", program_invocation_short_name, what, name);
      int file = open("\(folder.file("noted"))", O_WRONLY | O_CREAT | O_APPEND, 0600);
      write(file, line, length);
      close(file);
    }
    typedef int Spawn(
        pid_t *, const char *, const posix_spawn_file_actions_t *, const posix_spawnattr_t *,
        char *const *, char *const *);
    #define SPAWN(name) \\
      int name( \\
          pid_t *process, const char *file, const posix_spawn_file_actions_t *actions, \\
          const posix_spawnattr_t *attributes, char *const words[], char *const variables[]) { \\
        note("starts", file); \\
        return ((Spawn *)dlsym(RTLD_NEXT, #name))( \\
            process, file, actions, attributes, words, variables); \\
      }
    SPAWN(posix_spawn)
    SPAWN(posix_spawnp)
    int execve(const char *file, char *const words[], char *const variables[]) {
      note("starts", file);
      return ((int (*)(const char *, char *const *, char *const *))dlsym(RTLD_NEXT, "execve"))(
          file, words, variables);
    }
    int execvp(const char *file, char *const words[]) {
      note("starts", file);
      return ((int (*)(const char *, char *const *))dlsym(RTLD_NEXT, "execvp"))(file, words);
    }
    int socket(int domain, int type, int protocol) {
      if (domain == AF_INET || domain == AF_INET6) note("talks", "");
      return ((int (*)(int, int, int))dlsym(RTLD_NEXT, "socket"))(domain, type, protocol);
    }
    int getaddrinfo(
        const char *node, const char *service, const struct addrinfo *hints,
        struct addrinfo **found) {
      note("talks", node ? node : "");
      return ((int (*)(
          const char *, const char *, const struct addrinfo *, struct addrinfo **))dlsym(
          RTLD_NEXT, "getaddrinfo"))(node, service, hints, found);
    }
    """
  }

  @Test(.enabled(if: Program.compiler != nil, "no C compiler is installed"))
  func nothingElseIsStartedOrTalks() throws {
    let program = try program.replacing(noting, in: folder)
    for command in Self.asking { _ = try program.run(command) }
    let lines = String(decoding: folder.bytes("noted") ?? [], as: UTF8.self)
      .split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    #expect(Set(lines.filter { !$0.hasPrefix("curl talks") }) == ["audiograph starts curl"])
    #expect(lines.contains { $0.hasPrefix("curl talks") })
  }

  @Test(.enabled(if: Program.compiler != nil, "no C compiler is installed"), arguments: forFiles)
  func nothingIsStartedForAFile(_ command: [String]) throws {
    try folder.put(Array("source,output\na.csv,b.wav\nQXZ,c.wav\n".utf8), "m.csv")
    let program = try program.replacing(noting, in: folder)
    _ = try program.run(command, input: "1\n2\n")
    #expect(folder.bytes("noted") == nil)
    #expect(servers.values.allSatisfy { $0.requests.isEmpty })
  }
}
