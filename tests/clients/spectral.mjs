// Prints the findings of Spectral's rules for OpenAPI as JSON: node spectral.mjs < openapi.json
import { text } from 'node:stream/consumers';
import spectral from '@stoplight/spectral-core';
import rulesets from '@stoplight/spectral-rulesets';

const linter = new spectral.Spectral();
linter.setRuleset({ extends: [[rulesets.oas, 'recommended']] });
const findings = await linter.run(JSON.parse(await text(process.stdin)));
console.log(
  JSON.stringify(
    findings.map(({ code, severity, path, message }) => ({ code, severity, path: path.join('.'), message })),
  ),
);
