import type { Card } from '../card';
import Art from './Art.svelte';

export const card: Card = { art: Art, ground: 'turf', minutes: { from: 30, to: 50 }, options: [] };
