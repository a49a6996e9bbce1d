export const lines = {
  problemIn: (line: number, message: string) => `Línea ${line}: ${message}`,
};
