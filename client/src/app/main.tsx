import '@fontsource-variable/plus-jakarta-sans/index.css';
import '#ui/styles/public.css';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { appName } from '#lib/appName';
import { paths } from '#lib/paths';
import { isRegistered, preloadPath } from './routes.ts';
import { setScreens } from '#lib/screens';
import { restoreSession } from '#lib/session';

/** Milliseconds: after what the first screen itself fetches. */
const LOGIN_PRELOAD_DELAY = 3000;

document.title = appName();
setScreens({ has: isRegistered, preload: preloadPath });
const container = document.getElementById('root')!;
// The screen's code and the answer to "who is this?" travel at the same time as React starts.
void restoreSession();
const screen = preloadPath(location.pathname);
// A page that was drawn ahead (landing/prerender.tsx) stays until its own code is here, and goes as that takes its place.
const drawnAhead = document.querySelector('[data-drawn-ahead]');
if (drawnAhead) await screen;

flushSync(() => createRoot(container).render(<App />));
drawnAhead?.remove();
// A session that ends while the server is down leads to the login screen: its code must be here by then.
setTimeout(() => void preloadPath(paths.login), LOGIN_PRELOAD_DELAY);
