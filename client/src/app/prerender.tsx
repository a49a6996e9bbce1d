import { renderToString } from 'react-dom/server';
import { Route, Routes, StaticRouter } from 'react-router-dom';
import { PublicLayout } from './layout/PublicLayout.tsx';
import { ThemeProvider } from '#ui/ThemeProvider';
import LandingPage from '#features/landing/LandingPage';

/**
 * Returns the landing page of the root host as HTML, so that / is readable before scripts run. The build writes it to
 * `dist/landing.html`, which the server serves at /, /home and /new instead of `index.html`.
 */
export function prerender(): string {
  return renderToString(
    <ThemeProvider>
      <StaticRouter location="/">
        <Routes>
          <Route element={<PublicLayout />}>
            <Route path="/" element={<LandingPage />} />
          </Route>
        </Routes>
      </StaticRouter>
    </ThemeProvider>,
  );
}
