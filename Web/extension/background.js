// SPDX-License-Identifier: MIT
// Opens the page that hears, beside the tab whose charts it looks for. The button or its key lets it look there.
const {action, tabs} = globalThis.browser ?? chrome;

action.onClicked.addListener(({id, index}) => {
  tabs.create({url: `audiograph.html?tab=${id}`, index: index + 1, openerTabId: id});
});
