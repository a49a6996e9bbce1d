import '@fontsource-variable/plus-jakarta-sans/index.css';
import '../ui/styles/public.css';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { appName } from './appName.ts';
import { preloadPath } from './routes.ts';
import { restoreSession } from './session.ts';

document.title = appName();
// The screen's code and the answer to "who is this?" travel at the same time as React starts.
void restoreSession();
preloadPath(location.pathname);

createRoot(document.getElementById('root')!).render(<App />);
