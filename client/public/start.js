// Runs before the first paint and before the app's code has loaded.
(function () {
  function stored(key) {
    try {
      return localStorage.getItem(key);
    } catch {
      return null; // storage may be blocked
    }
  }

  // A visitor who prefers the dark scheme never sees a white flash. Same key as MantineProvider's.
  var chosen = stored('mantine-color-scheme-value');
  var dark = chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light');

  // A visitor's choice of the language in the footer, also before the app's code has loaded.
  document.addEventListener('change', function (event) {
    if (!event.target.matches('[data-language-choice]')) return;
    document.cookie = 'language=' + event.target.value + '; path=/; max-age=31536000; samesite=lax';
    location.reload();
  });

  // Before the app's code has loaded, nothing answers in a prerendered page: lib/earlyInput.ts repeats the last use of a form or
  // a button. Without this, the browser would load the page again with the form's values in its address.
  function note(event) {
    var used = event.target.closest(event.type === 'submit' ? 'form' : 'button:not([type=submit])');
    if (!used || !used.closest('[data-drawn-ahead]')) return;
    event.preventDefault();
    window.earlyUse = event.type === 'submit' ? { form: used } : { button: used };
  }
  document.addEventListener('submit', note);
  document.addEventListener('click', note);

  // Begins to restore the session while the app's code loads; lib/session.ts takes the response.
  if (stored('persist') === 'true' || /(^|; )kept=/.test(document.cookie)) {
    window.begunRefresh = fetch('/graphql', {
      method: 'POST',
      credentials: 'include',
      headers: {
        'content-type': 'application/json',
        accept: 'application/graphql-response+json, application/json',
      },
      body: JSON.stringify({
        operationName: 'RefreshSession',
        query: 'mutation RefreshSession { refreshSession { accessToken } }',
      }),
    });
    window.begunRefresh.catch(function () {}); // reported where it is taken
  }
})();
