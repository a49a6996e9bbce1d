/** Message of a body that cannot be parsed. */
export const NOT_JSON = 'The body isn’t valid JSON.';

/** Code of the error of a compressed body. */
export const COMPRESSED = 'COMPRESSED_BODY';

/** Messages of requests that Fastify cannot read, by its error. */
export const UNREADABLE: Readonly<Record<string, string>> = {
  FST_ERR_BAD_URL: 'The address isn’t valid. Write a percent sign as %25.',
  FST_ERR_CTP_EMPTY_JSON_BODY: NOT_JSON,
  FST_ERR_CTP_INVALID_JSON_BODY: NOT_JSON,
};
