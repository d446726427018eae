// Points as one says them: "3", and "0.7" where a whole number would say nothing.
export const aboutPoints = (lang: string, points: number): string => {
  const size = Math.abs(points);
  return new Intl.NumberFormat(lang, { maximumFractionDigits: size < 2 ? 1 : 0 }).format(size);
};
