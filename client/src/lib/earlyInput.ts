/**
 * Repeats in the drawn page what a visitor did in the prerendered one, which looks the same but does nothing: typed texts, the
 * focus, the form or button that was used last, and a press that ends in the drawn page. start.js notes form and button, because
 * it runs before this code has loaded.
 */
export function repeatEarlyInput(before: Element, after: Element): void {
  const { form, button } = window.earlyUse ?? {};
  const focused = before.contains(document.activeElement) ? document.activeElement : null;
  const typed = [...before.querySelectorAll<HTMLInputElement>('input')].filter(({ value }) => value !== '');
  const counterpart = <T extends Element>(element: T): T | undefined => {
    const all = (page: Element) => [...page.querySelectorAll<T>(element.tagName)];
    const found = all(after)[all(before).indexOf(element)];
    const isSame =
      found?.textContent === element.textContent &&
      found.getAttribute('name') === element.getAttribute('name');
    return isSame ? found : undefined;
  };
  const pairs = typed.map((input) => ({ value: input.value, input: counterpart(input) }));
  const pressed = before.querySelector('a:active, button:active');
  const [toFocus, toSubmit, toClick, toPress] = [focused, form, button, pressed].map((one) =>
    one ? counterpart(one) : undefined,
  );
  if (toPress) finishPress(toPress);
  // Once React has committed the page and listens.
  queueMicrotask(() => {
    for (const { input, value } of pairs) if (input) type(input, value);
    if (toFocus instanceof HTMLElement) toFocus.focus();
    if (toSubmit instanceof HTMLFormElement) toSubmit.requestSubmit();
    if (toClick instanceof HTMLElement) toClick.click();
  });
}

/**
 * Clicks an element if a press ends in it that began in its counterpart: the browser clicks only what was both pressed and
 * released. A touch does both at its end.
 */
function finishPress(element: Element): void {
  const ended = new AbortController();
  const finish = (event: PointerEvent) => {
    ended.abort();
    const isClick = event.type === 'pointerup' && event.pointerType === 'mouse' && event.button === 0;
    if (isClick && event.composedPath().includes(element))
      element.dispatchEvent(new MouseEvent('click', event)); // with its keys: some open another tab
  };
  for (const name of ['pointerup', 'pointercancel'] as const)
    addEventListener(name, finish, { signal: ended.signal });
}

/** Sets the value of an input as a person does, so that React notices. */
function type(input: HTMLInputElement, value: string): void {
  Reflect.set(HTMLInputElement.prototype, 'value', value, input);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

declare global {
  interface Window {
    /** Form that was submitted, or button that was clicked, in the prerendered page. */
    earlyUse?: { form?: HTMLFormElement; button?: HTMLButtonElement };
  }
}
