// SPDX-License-Identifier: MIT
let made = null;
onmessage = async ({data}) => {
  if (data.wasm) {
    made = open(data.wasm);
    return;
  }
  const {turn} = data;
  try {
    const {describe, fragment} = await made;
    const description = describe(data.table, data.options);
    postMessage({turn, description, fragment: fragment()});
  } catch (error) {
    if (!(error instanceof AudiographError)) return postMessage({turn, trap: true});
    const {message, remedy, exitStatus} = error;
    postMessage({turn, error: {message, remedy, exitStatus}});
  }
};
