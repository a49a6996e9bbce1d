export interface HttpAnswer {
  status: number;
  headers: Record<string, string>;
  /** The raw body. */
  text: string;
  /** Parsed if it is JSON, otherwise the text; null if empty. */
  body: unknown;
  /** Cookies set by the response, by name; a cleared one is ''. */
  cookies: Record<string, string>;
  /** The Set-Cookie headers, with their attributes. */
  setCookies: string[];
}
