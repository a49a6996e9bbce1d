export const code = {
  label: 'Verification code',
  box: (index: number, of: number) => `Character ${index} of ${of}`,
  paste: 'Paste from clipboard',
  clipboardRefused: 'We couldn’t read the clipboard. Paste with the keyboard instead.',
};
