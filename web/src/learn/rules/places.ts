// Where a link into the rules leads: an anchor, the id of a rule, or a topic of the help (`topic:ship`).
import { paragraphsOf, type Book } from './parse';

/** The anchor of the paragraph or section that is meant; null: the beginning. */
export function anchorOf(book: Book, place: string): string | null {
  if (book.sections.some((section) => section.anchor === place)) return place;
  const paragraphs = paragraphsOf(book);
  const topic = place.startsWith('topic:') ? place.slice('topic:'.length) : null;
  const about = paragraphs.filter(({ rules, topics }) =>
    topic === null ? rules.includes(place) : topics.includes(topic),
  );
  const found =
    paragraphs.find(({ anchor }) => anchor === place) ??
    about.find(({ marks }) => !marks.includes('example')) ?? // the rule before an example of it
    about[0];
  return found?.anchor ?? null;
}
