export function superLinearExpressions(folders?: string[]): Promise<string[]>;
export function complaintsAbout(file: string, source: string): Promise<string[]>;
