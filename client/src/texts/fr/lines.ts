export const lines = {
  problemIn: (line: number, message: string) => `Ligne ${line} : ${message}`,
};
