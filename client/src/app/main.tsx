import '@fontsource-variable/figtree/index.css';
import '#ui/styles/public.css';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { getAppName } from '#lib/appName';
import { keptAccent } from '#lib/keptAccent';
import { paths } from '#lib/paths';
import { isRegistered, preloadPath } from './routes.ts';
import { setScreens } from '#lib/screens';
import { restoreSession } from '#lib/session';

/** Delay in milliseconds, so that the first screen loads first. */
const LOGIN_PRELOAD_DELAY = 3000;

document.title = getAppName();
setScreens({ has: isRegistered, preload: preloadPath });
const container = document.getElementById('root')!;
// Restores the session and loads the screen's code while React starts.
void restoreSession();
const screen = preloadPath(location.pathname);
// Keeps a prerendered page (prerender.tsx) until the code of its screen has loaded and React has drawn it. A transition
// draws in slices, between which the page scrolls and answers.
const drawnAhead = document.querySelector('[data-drawn-ahead]');
// Only this page needs the code that repeats what was done in it.
const [early] = drawnAhead ? await Promise.all([import('#lib/earlyInput'), screen]) : [];
// Before the first screen, so that no other color flashes up.
if (keptAccent() !== null) (await import('#lib/accent')).showAccent();
const showDrawn = () => {
  if (!drawnAhead?.isConnected) return;
  early?.repeatEarlyInput(drawnAhead, container);
  drawnAhead.remove();
};
startTransition(() => createRoot(container).render(<App onDrawn={showDrawn} />));

// Preloads the login screen: a session may end while the server is unreachable.
setTimeout(() => void preloadPath(paths.login), LOGIN_PRELOAD_DELAY);
