export const code = {
  label: 'Verification code',
  box: (index: number, of: number) => `Character ${index} of ${of}`,
  paste: 'Paste from clipboard',
  clipboardRefused: 'The clipboard could not be read. Paste with the keyboard instead.',
};
