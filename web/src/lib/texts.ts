// The Fluent files of the package, loaded when they are needed. A page that is one file has them in it: replay/texts.ts.
const ROOT = "../../../src/tabard/words";
const files = import.meta.glob<string>("../../../src/tabard/words/**/*.ftl", { query: "?raw", import: "default" });

const APART = ["rules", "guide", "report"]; // only for those who want them

export async function texts(language: string, game: string, more: string): Promise<string[]> {
  const own = Object.keys(files).some((path) => path.startsWith(`${ROOT}/${language}/${game}/`));
  const apart = APART.filter((name) => name !== (more === "review" ? "guide" : more)).map((name) => `/${name}.ftl`); // a review gives the reasons of a guide
  const wanted = (path: string) =>
    path === `${ROOT}/${language}/common.ftl` || path === `${ROOT}/${language}/page.ftl` ||
    (more === "review" && path === `${ROOT}/${language}/review.ftl`) ||
    (game !== "" && path.startsWith(`${ROOT}/${language}/${game}/`) && !apart.some((name) => path.endsWith(name)));
  const found = Object.keys(files).filter(wanted).sort().map((path) => files[path]!());
  return Promise.all(game === "" || own ? found : [...found, others(language, game)]);
}

/** The words of a game that came from elsewhere: the server has them. */
async function others(language: string, game: string): Promise<string> {
  const answer = await fetch(`/words/${language}/${encodeURIComponent(game)}.ftl`);
  return answer.ok ? answer.text() : "";
}
