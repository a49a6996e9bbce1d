import http from 'node:http';

/** Values of the metrics of a server, by name with labels as Prometheus writes them. */
export type Scraped = Record<string, number>;

/** Returns what a server answers on its port for metrics. */
export function ask(
  port: number,
  path = '/metrics',
  host = '127.0.0.1',
): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    http
      .get({ host, port, path, agent: false }, (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (part: string) => (text += part));
        response.on('end', () => resolve({ status: response.statusCode ?? 0, text }));
      })
      .on('error', reject);
  });
}

/** Returns the values of a server's metrics. */
export async function scrape(port: number): Promise<Scraped> {
  const { text } = await ask(port);
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return Object.fromEntries(
    lines.map((line) => [
      line.slice(0, line.lastIndexOf(' ')),
      Number(line.slice(line.lastIndexOf(' ') + 1)),
    ]),
  );
}

/** Returns by how much values grew. A value that was absent before was 0. */
export const growth = (before: Scraped, after: Scraped, names: readonly string[]): number[] =>
  names.map((name) => (after[name] ?? NaN) - (before[name] ?? 0));
