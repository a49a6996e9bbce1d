export const lines = {
  problemIn: (line: number, message: string) => `Zeile ${line}: ${message}`,
};
