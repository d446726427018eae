// Asks once, and remembers the answer by its key.
export function remembered<Question, Answer>(
  keyOf: (question: Question) => string,
  ask: (question: Question) => Answer,
): (question: Question) => Answer {
  const known = new Map<string, Answer>();
  return (question) => {
    const key = keyOf(question);
    const answer = known.get(key) ?? ask(question);
    known.set(key, answer);
    return answer;
  };
}
