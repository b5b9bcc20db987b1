// Where we are: a path of the page. Going elsewhere loads nothing.
class Router {
  path = $state(location.pathname);
  hash = $state(location.hash);
  came = $state(0); // how often somebody came by another link while the page was open

  constructor() {
    addEventListener("popstate", () => this.read());
    addEventListener("hashchange", () => this.read());
  }

  private read(): void {
    this.path = location.pathname;
    this.hash = location.hash;
    if (/[#&](key|code|pass|watch|at)=/.test(this.hash)) this.came += 1;
  }

  go(path: string): void {
    history.pushState(null, "", path);
    this.read();
    scrollTo(0, 0);
  }

  /** Keys do not stay in the address, where somebody might read or copy them. */
  forget(): void {
    history.replaceState(null, "", this.path);
    this.hash = "";
  }
}

export const router = new Router();
