// Runs before the first paint, so that a reader who chose a theme never sees the other one flash by.
try {
  const choice = localStorage.getItem('storyright-theme')
  if (choice === 'light' || choice === 'dark') document.documentElement.dataset.theme = choice
} catch {}
