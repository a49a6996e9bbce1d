export const lines = {
  problemIn: (line: number, message: string) => `Line ${line}: ${message}`,
};
