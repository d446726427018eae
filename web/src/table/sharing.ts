// A picture of a match that is over, to be shared: drawn here, 1200 by 630, asked of nobody.
import { letterOf, shieldOf } from '../pieces/shields';
import { DASHES, plot } from './curve';
import type { Sample } from './saga';

export interface PictureOf {
  readonly game: string; // its name in the reader's language
  readonly ground: 'sea' | 'turf' | 'night';
  readonly title: string; // "Astrid wins"
  readonly date: string;
  readonly seats: readonly { readonly name: string; readonly points: number; readonly place: number }[];
  readonly samples: readonly Sample[];
}

export const WIDTH = 1200;
export const HEIGHT = 630;
const EDGE = 48;
const MIDDLE = 530; // names before, the curve behind it

// The colours of the hall by day: a picture has one look, whoever made it.
const GROUNDS = { sea: '#1f5a6b', turf: '#5f7648', night: '#33404a' };
const SEATS = ['#0072b2', '#d55e00', '#009e73', '#a05a9c'];
const PANEL = '#fffaf0';
const INK = '#1d1a16';
const SOFT = '#5a5348';
const LINE = '#cbbfa8';
const GOLD = '#e8bd68';
const TEXT = "'Alegreya Sans', 'Gill Sans', 'Trebuchet MS', sans-serif";
const DISPLAY = "'Grenze Gotisch', Palatino, Georgia, serif";

/** Cuts a text where it would leave its place. */
function fitted(pen: CanvasRenderingContext2D, text: string, width: number): string {
  if (pen.measureText(text).width <= width) return text;
  let cut = [...text];
  while (cut.length > 1 && pen.measureText(`${cut.join('')}…`).width > width) cut = cut.slice(0, -1);
  return `${cut.join('')}…`;
}

function shield(pen: CanvasRenderingContext2D, seat: number, x: number, y: number, size: number) {
  pen.save();
  pen.translate(x, y);
  pen.scale(size / 48, size / 48);
  const shape = new Path2D(shieldOf(seat));
  pen.fillStyle = SEATS[seat] ?? INK;
  pen.fill(shape);
  pen.strokeStyle = INK;
  pen.lineWidth = 2.5;
  pen.stroke(shape);
  pen.fillStyle = '#fff';
  pen.font = `700 24px ${TEXT}`;
  pen.textAlign = 'center';
  pen.fillText(letterOf(seat), 24, 32);
  pen.restore();
}

function heading(pen: CanvasRenderingContext2D, { game, title, date }: PictureOf) {
  pen.fillStyle = PANEL;
  pen.font = `700 72px ${DISPLAY}`;
  pen.fillText(fitted(pen, game, WIDTH - 2 * EDGE - 160), EDGE, 106);
  pen.font = `700 44px ${DISPLAY}`;
  pen.fillStyle = GOLD;
  pen.fillText(fitted(pen, title, MIDDLE - EDGE - 24), EDGE, 190);
  pen.fillStyle = PANEL;
  pen.font = `400 28px ${TEXT}`;
  pen.fillText(date, EDGE, HEIGHT - EDGE);
  pen.textAlign = 'right';
  pen.font = `700 40px ${DISPLAY}`;
  pen.fillText('Jarl', WIDTH - EDGE, 106);
  pen.textAlign = 'left';
}

function standings(pen: CanvasRenderingContext2D, { seats }: PictureOf) {
  const order = seats.map((each, seat) => ({ ...each, seat })).sort((a, b) => a.place - b.place);
  const step = order.length > 3 ? 76 : 92;
  order.forEach(({ seat, name, points }, row) => {
    const y = 228 + row * step;
    shield(pen, seat, EDGE, y, 56);
    pen.fillStyle = PANEL;
    pen.font = `700 52px ${DISPLAY}`;
    pen.textAlign = 'right';
    pen.fillText(String(points), MIDDLE - 40, y + 44);
    pen.textAlign = 'left';
    pen.font = `700 34px ${TEXT}`;
    pen.fillText(fitted(pen, name, MIDDLE - EDGE - 190), EDGE + 74, y + 40);
  });
}

function curve(pen: CanvasRenderingContext2D, samples: readonly Sample[]) {
  const paper = { x: MIDDLE, y: 150, width: WIDTH - EDGE - MIDDLE, height: HEIGHT - EDGE - 150 };
  pen.fillStyle = PANEL;
  pen.beginPath();
  pen.roundRect(paper.x, paper.y, paper.width, paper.height, 18);
  pen.fill();
  const box = {
    left: paper.x + 64,
    right: paper.x + paper.width - 62,
    top: paper.y + 34,
    bottom: paper.y + paper.height - 54,
  };
  const drawn = plot(samples, box, 40);
  pen.font = `400 24px ${TEXT}`;
  pen.fillStyle = SOFT;
  pen.strokeStyle = LINE;
  pen.lineWidth = 1.5;
  for (const { at, value } of drawn.across) {
    pen.beginPath();
    pen.moveTo(box.left, at);
    pen.lineTo(box.right, at);
    pen.stroke();
    pen.textAlign = 'right';
    pen.fillText(String(value), box.left - 12, at + 8);
  }
  pen.textAlign = 'center';
  for (const { at, value } of drawn.along) if (value > 0) pen.fillText(String(value), at, box.bottom + 36);
  pen.lineWidth = 5;
  pen.lineJoin = 'round';
  pen.lineCap = 'round';
  for (const { seat, points } of drawn.lines) {
    pen.strokeStyle = SEATS[seat] ?? INK;
    pen.setLineDash((DASHES[seat] ?? []).map((each) => each * 1.6));
    pen.beginPath();
    for (const [x, y] of points) pen.lineTo(x, y);
    pen.stroke();
  }
  pen.setLineDash([]);
  for (const { seat, end } of drawn.lines) shield(pen, seat, box.right + 12, end - 18, 36);
}

/** Draws it. Faces that are not there yet are fetched first: a canvas does not wait for them. */
export async function drawPicture(of: PictureOf): Promise<Blob> {
  await Promise.all(
    [`700 40px 'Grenze Gotisch'`, `400 28px 'Alegreya Sans'`, `700 28px 'Alegreya Sans'`].map((face) =>
      document.fonts.load(face),
    ),
  );
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('nothing to draw on');
  pen.fillStyle = GROUNDS[of.ground];
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  pen.fillStyle = GOLD;
  pen.fillRect(0, HEIGHT - 14, WIDTH, 6);
  heading(pen, of);
  standings(pen, of);
  curve(pen, of.samples);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png'),
  );
}
