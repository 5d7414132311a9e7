import { expect, type Page } from '@playwright/test';

/** The owner's page (`/ops`) as its operators use it, in Spanish. */
export class OwnersPage {
  readonly page: Page;
  constructor(page: Page) {
    this.page = page;
  }

  async signIn(token: string) {
    await this.page.goto('/ops');
    await this.page.getByLabel(/Tu clave de acceso/).fill(token);
    await this.page.getByRole('button', { name: 'Entrar' }).click();
    await expect(this.page.getByRole('heading', { level: 2, name: 'Productos por mercado' })).toBeVisible();
  }

  /** At the sandbox's issuer, where the ready people are listed. */
  async signInAs(name: string) {
    await this.page.goto('/ops');
    await this.page.getByRole('link', { name: /Entrar con tu cuenta|Sign in with your account/ }).click();
    await this.page.getByRole('button', { name: new RegExp(name) }).click();
    await expect(
      this.page.getByRole('heading', { level: 2, name: /Productos por mercado|Products by market/ }),
    ).toBeVisible();
  }

  cell(remote: string, market: string) {
    return this.page
      .getByRole('list', { name: `${remote} por mercado` })
      .getByRole('button', { name: new RegExp(`^${market}`) });
  }

  /** Opens a market of a product, chooses, and says why. */
  async choose(remote: string, market: string, action: string, reason: string) {
    await this.cell(remote, market).click();
    const dialog = this.page.getByRole('dialog');
    await dialog.getByRole('radio', { name: action }).check();
    await dialog.getByLabel(/Por qué/).fill(reason);
    return dialog;
  }

  async look() {
    await this.page.getByRole('button', { name: 'Ver qué cambia' }).click();
  }

  /** What visitors would see, as the page itself can read it: no script can be run inside. */
  preview = () =>
    this.page
      .getByTitle('Cabecera, ofertas y pie')
      .evaluate(
        (frame: HTMLIFrameElement) => frame.contentDocument?.querySelector('body')?.textContent ?? '',
      );

  async apply() {
    await this.page.getByRole('button', { name: 'Aplicar' }).click();
    await expect(this.page.getByRole('button', { name: 'Aplicar' })).toBeHidden();
  }

  /** Looks at what would change and applies it. */
  async lookAndApply(line: string | RegExp) {
    await this.look();
    await expect(this.page.getByText(line)).toBeVisible();
    await this.apply();
  }

  /** Proposes to a second person what `look` shows. */
  async propose(line: string | RegExp) {
    await expect(this.page.getByText(line)).toBeVisible();
    await expect(this.page.getByText('Hasta entonces no cambia nada')).toBeVisible();
    await this.page.getByRole('button', { name: 'Proponer' }).click();
    await expect(this.page.getByRole('status').getByText(/Propuesto/)).toBeVisible();
  }

  async goTo(section: 'Productos' | 'Mercados' | 'Por confirmar' | 'Embudo' | 'Historial') {
    await this.page.getByRole('navigation').getByRole('button', { name: section }).click();
  }
}
