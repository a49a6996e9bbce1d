/** Texts of forms that save while their author types. */
export const autosave = {
  hint: 'A draft is saved while you type.',
  saving: 'Saving…',
  saved: 'All changes are saved.',
  invalid: 'Not saved yet. Correct the marked fields.',
  failed: (reason: string) => `Not saved yet. ${reason}`,
};
