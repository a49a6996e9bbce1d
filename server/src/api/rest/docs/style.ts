/** Style of the page, with the colors of the product's screens. */
export const STYLE = `
:root {
  color-scheme: light dark;
  --ground: light-dark(#faf9f6, #151411);
  --surface: light-dark(#fff, #1c1b17);
  --sunk: light-dark(#f4f2ed, #0f0e0c);
  --line: light-dark(#dbd7cd, #34322c);
  --text: light-dark(#1f1d1a, #eceae5);
  --dimmed: light-dark(#565249, #aba79e);
  --accent: light-dark(#2442b8, #a9bafd);
  --get: light-dark(#0b6b50, #63d9b4);
  --post: light-dark(#2442b8, #a9bafd);
  --mono: ui-monospace, SFMono-Regular, Menlo, Consolas, monospace;
}
* { box-sizing: border-box; }
html { scroll-padding-top: 1rem; }
@media (prefers-reduced-motion: no-preference) { html { scroll-behavior: smooth; } }
body { margin: 0; background: var(--ground); color: var(--text); font: 1rem/1.55 system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif; overflow-wrap: anywhere; }
a { color: var(--accent); text-underline-offset: 0.15em; }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; border-radius: 4px; }
code, pre { font-family: var(--mono); font-size: 0.875em; }
h1, h2, h3, h4 { line-height: 1.25; text-wrap: balance; margin: 0; }
h1 { font-size: clamp(1.625rem, 1.4rem + 1vw, 2rem); }
h2 { font-size: 1.375rem; margin: 3rem 0 1rem; }
h3 { font-size: 1.0625rem; }
h4 { font-size: 0.8125rem; color: var(--dimmed); margin: 1.25rem 0 0.5rem; }
p { margin: 0.5rem 0; max-width: 70ch; }
.skip { position: absolute; inset-inline-start: 1rem; top: -4rem; background: var(--surface); padding: 0.5rem 1rem; border: 1px solid var(--line); border-radius: 6px; }
.skip:focus { top: 1rem; }
.page { max-width: 80rem; margin: 0 auto; padding: 1rem; }
nav { display: flex; flex-wrap: wrap; gap: 0.25rem 1rem; margin-bottom: 1.5rem; }
nav h2 { font-size: 0.9375rem; margin: 0; }
nav h2 a { display: block; padding: 0.35rem 0; }
nav ul { display: none; list-style: none; margin: 0 0 0.75rem; padding: 0; }
nav li a { display: block; padding: 0.3rem 0; text-decoration: none; color: var(--text); font-size: 0.875rem; }
nav li a:hover { text-decoration: underline; }
.call, .object { background: var(--surface); border: 1px solid var(--line); border-radius: 10px; padding: 1rem; margin: 0 0 1rem; }
.call:target, .object:target { border-color: var(--accent); }
.method { display: inline-block; font: 700 0.75rem/1 var(--mono); padding: 0.3rem 0.45rem; border: 1px solid currentcolor; border-radius: 6px; margin-inline-end: 0.35rem; }
.GET { color: var(--get); }
.POST { color: var(--post); }
.note, .place { color: var(--dimmed); font-size: 0.875rem; }
.members { margin: 0; border-top: 1px solid var(--line); }
.members > div { padding: 0.5rem 0; border-bottom: 1px solid var(--line); }
.members .members { margin: 0.5rem 0 0; padding-inline-start: 1rem; border-top: 0; border-inline-start: 2px solid var(--line); }
.members .members > div:last-child { border-bottom: 0; }
dt .name { font-weight: 600; }
.required { color: var(--dimmed); font-size: 0.8125rem; font-style: italic; }
dd { margin: 0.15rem 0 0; font-size: 0.9375rem; }
dd > span { display: block; max-width: 70ch; }
.type { color: var(--dimmed); }
pre { background: var(--sunk); border: 1px solid var(--line); border-radius: 6px; padding: 0.75rem; margin: 0.5rem 0; overflow: auto; max-height: 28rem; overflow-wrap: normal; line-height: 1.5; }
.call summary { cursor: pointer; padding: 0.25rem 0; }
.refusals { margin: 0.75rem 0 0; padding-inline-start: 0; list-style: none; font-size: 0.9375rem; }
@media (min-width: 64rem) {
  .page { display: grid; grid-template-columns: 17rem minmax(0, 1fr); gap: 2.5rem; padding: 1.5rem 2rem; }
  nav ul { display: block; }
  nav h2 a { text-decoration: none; color: inherit; }
  nav { display: block; margin: 0; position: sticky; top: 1.5rem; align-self: start; max-height: calc(100vh - 3rem); overflow: auto; }
  .call, .object { padding: 1.25rem 1.5rem; }
}
`;
