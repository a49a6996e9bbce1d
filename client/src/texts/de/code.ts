export const code = {
  label: 'Bestätigungscode',
  box: (index: number, of: number) => `Zeichen ${index} von ${of}`,
  paste: 'Aus der Zwischenablage einfügen',
  clipboardRefused: 'Die Zwischenablage ist nicht lesbar. Fügen Sie den Code mit der Tastatur ein.',
};
