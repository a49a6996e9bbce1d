/** Texts with HTML and links that would run code if they were not inert. Each calls `window.hacked()` if it runs. */
export const HOSTILE = [
  '<script>hacked()</script>',
  '<img src=x onerror="hacked()">',
  '<svg onload="hacked()"><script>hacked()</script></svg>',
  '<iframe srcdoc="<script>parent.hacked()</script>"></iframe>',
  '<a href="javascript:hacked()">html link</a>',
  '[script link](javascript:hacked())',
  '[script in capitals](JaVaScRiPt:hacked())',
  '[script with a break](java\tscript:hacked())',
  '[script with an entity](javascript&colon;hacked())',
  '[data link](data:text/html;base64,PHNjcmlwdD5oYWNrZWQoKTwvc2NyaXB0Pg==)',
  '[vbscript link](vbscript:hacked())',
  '[by reference][bad]\n\n[bad]: javascript:hacked()',
  '<javascript:hacked()>',
  '![picture](javascript:hacked())',
  '![picture](https://tracker.example/pixel.png)',
  '[![nested](x" onerror="hacked())](javascript:hacked())',
  '[title](https://example.org "quoted\\" onmouseover=\\"hacked()")',
  '> - **<b onclick="hacked()">nested <script>hacked()</script></b>**',
  '<scr<script>ipt>hacked()</scr</script>ipt>',
  '<math><mtext></form><form><mglyph><style></math><img src onerror=hacked()>',
  '`<script>hacked()</script>`\n\n```html\n<img src=x onerror=hacked()>\n```',
] as const;

/**
 * Returns what could run or load something in an element: elements that texts never become, handlers, and links that are not
 * web or mail addresses. It refers to nothing outside, because tests also run it in a browser.
 */
export function dangersIn(root: Element): string[] {
  const forbidden = 'script, img, iframe, object, embed, form, style, math, base, meta, link, video, audio';
  const dangers = Array.from(root.querySelectorAll(forbidden), ({ tagName }) => `<${tagName.toLowerCase()}>`);
  for (const element of root.querySelectorAll('*'))
    for (const { name, value } of element.attributes) {
      if (/^on|^srcdoc$/i.test(name)) dangers.push(`${name}="${value}"`);
      const isLink = /^(href|src|action|formaction|xlink:href)$/i.test(name);
      if (isLink && value !== '' && !/^(https?:\/\/|mailto:|tel:|\/|#)/i.test(value))
        dangers.push(`${name}="${value}"`);
    }
  return dangers;
}
