export const code = {
  label: 'Código de verificación',
  box: (index: number, of: number) => `Carácter ${index} de ${of}`,
  paste: 'Pegar desde el portapapeles',
  clipboardRefused: 'No pudimos leer el portapapeles. Pega con el teclado.',
};
