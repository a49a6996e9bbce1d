export function secretsIn(line: string): string[];
export function scanLogs(folder?: string): { lines: number; found: string[] };
export function forgetLogs(): void;
