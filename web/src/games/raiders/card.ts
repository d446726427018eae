import type { Card } from '../card';
import Art from './Art.svelte';

export const card: Card = { art: Art, ground: 'night', minutes: { from: 60, to: 80 }, options: [] };
