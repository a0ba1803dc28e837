// SPDX-License-Identifier: MIT
let engine = null;
onmessage = async ({data}) => {
  if (data.module) {
    engine = open(data.module);
    return;
  }
  try {
    const {describe, fragment} = await engine;
    const description = describe(data.content, data.options);
    postMessage({description, fragment: fragment(data.content, data.options)});
  } catch (error) {
    if (!(error instanceof AudiographError)) return postMessage({trap: true});
    const {message, remedy, exitStatus} = error;
    postMessage({error: {message, remedy, exitStatus}});
  }
};
