// SPDX-License-Identifier: MIT
let made = null;
onmessage = async ({data}) => {
  if (data.wasm) {
    made = open(data.wasm);
    return;
  }
  try {
    const {describe, fragment} = await made;
    const description = describe(data.table, data.options);
    postMessage({description, fragment: fragment(data.table, data.options)});
  } catch (error) {
    if (!(error instanceof AudiographError)) return postMessage({trap: true});
    const {message, remedy, exitStatus} = error;
    postMessage({error: {message, remedy, exitStatus}});
  }
};
