import './styles/tokens.css';
import './styles/base.css';
import './styles/pieces.css';

import { mount } from 'svelte';

import App from './app/App.svelte';
import { settings } from './app/settings.svelte';
import { speech } from './words/words.svelte';

const { theme, size } = settings.likes;
Object.assign(document.documentElement.dataset, { theme, size });

await speech.need('web');
const target = document.getElementById('app');
if (target) mount(App, { target });

// Offline from the second visit on; after the first page is drawn, so that it does not have to share the line.
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  const register = () => void navigator.serviceWorker.register('./sw.js').catch(() => undefined);
  if (document.readyState === 'complete') register();
  else addEventListener('load', register);
}
