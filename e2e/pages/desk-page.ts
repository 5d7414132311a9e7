import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { daysAhead } from '../support/dates.ts';
import type { Language } from '../support/language.ts';

const WORDS = {
  es: {
    signIn: 'Entrar con tu cuenta',
    waiting: 'Lo que espera a alguien',
    search: 'Buscar una reserva',
    queues: 'Colas',
    take: 'Tomar',
    close: 'Cerrar',
    reason: /^Motivo/,
    signOut: 'Salir',
    acts: 'Qué se puede hacer',
    closeReview: 'Cerrar la revisión',
    refund: 'Devolver dinero',
    toReview: 'Revisar la devolución',
    giveBack: /^Devolver \d/,
    givenBack: /^Se devuelven /,
    amount: /^Importe en/,
    done: 'hecho',
    waits: 'espera aprobación',
    approve: 'Aprobar',
    refunded: 'devuelto',
    phoneSale: 'Venta por teléfono',
    callCode: 'Código de llamada',
    fillIn: 'Rellenar con quien llama',
    deals: 'Descuentos',
    dealFields: {
      code: 'Código',
      value: 'Cuánto',
      times: 'Cuántas veces como mucho',
      until: /^Hasta el final/,
    },
    setDeal: 'Crear',
    deal: 'Descuento',
    applyDeal: 'Descontar',
    sendLink: 'Enviar enlace de pago',
    sent: 'enviado',
    sendLinkAgain: 'Enviar otra vez el enlace de pago',
    add: 'Añadir maletas y asientos',
    bag: /^Maleta para/,
    price: 'Ver el precio',
    make: 'Hacer el cambio',
    linkSent: /enlace de pago está en camino/,
    reports: 'Informes',
    by: 'Por',
    show: 'Mostrar',
    csv: 'Guardar como CSV',
    byHand: 'Reservar a mano',
    byHandFields: {
      title: 'Nombre del viaje, como lo verá el viajero',
      supplier: 'Proveedor',
      supplierRef: 'Referencia del proveedor',
      startDate: 'Primer día',
      endDate: 'Último día',
      firstName: 'Nombre 1',
      lastName: 'Apellidos 1',
      email: 'Correo',
      phone: 'Teléfono con prefijo del país',
      price: 'Precio',
    },
    market: /^Mercado\W*$/,
    paidTo: 'A quién se paga',
    cost: 'Lo que recibe de nosotros el proveedor',
    writeDown: 'Guardar la reserva',
    openWritten: 'Abrir la reserva',
    cancel: 'Cancelar la reserva',
    supplierGives: /nos devuelve el proveedor/,
    askQuote: 'Ver qué hace',
    owner: (name: string) => `lo tiene ${name}`,
  },
  en: {
    signIn: 'Sign in with your account',
    waiting: 'Needs attention',
    search: 'Find a booking',
    queues: 'Queues',
    take: 'Take it',
    close: 'Close',
    reason: /^Reason/,
    signOut: 'Sign out',
    acts: 'What can be done',
    closeReview: 'Close the review',
    refund: 'Give money back',
    toReview: 'Review the refund',
    giveBack: /^Give back \S*\d/,
    givenBack: / is going back\./,
    amount: /^Amount in/,
    done: 'done',
    waits: 'waits for approval',
    approve: 'Approve',
    refunded: 'refunded',
    phoneSale: 'Phone sale',
    callCode: 'Call code',
    fillIn: 'Fill in with the caller',
    deals: 'Phone deals',
    dealFields: { code: 'Code', value: 'How much', times: 'Maximum uses', until: /^Until the end/ },
    setDeal: 'Set it',
    deal: 'Phone deal',
    applyDeal: 'Take it off',
    sendLink: 'Send payment link',
    sent: 'sent',
    sendLinkAgain: 'Send the payment link again',
    add: 'Add bags and seats',
    bag: /^Bag for/,
    price: 'See the price',
    make: 'Make the change',
    linkSent: /payment link is on its way/,
    reports: 'Reports',
    by: 'By',
    show: 'Show',
    csv: 'Save as CSV',
    byHand: 'Book by hand',
    byHandFields: {
      title: 'Name of the trip, as the traveler will see it',
      supplier: 'Supplier',
      supplierRef: "Supplier's reference",
      startDate: 'First day',
      endDate: 'Last day',
      firstName: 'First name 1',
      lastName: 'Last name 1',
      email: 'Email',
      phone: 'Phone with country code',
      price: 'Price',
    },
    market: /^Market\W*$/,
    paidTo: 'Who is paid',
    cost: 'What the supplier gets from us',
    writeDown: 'Record booking',
    openWritten: 'Open the booking',
    cancel: 'Cancel the booking',
    supplierGives: /gives back to us/,
    askQuote: 'See what it does',
    owner: (name: string) => `with ${name}`,
  },
} as const;

/** The service desk (`/desk`) as the people there use it. */
export class DeskPage {
  readonly words: (typeof WORDS)[Language];
  private readonly page: Page;
  constructor(page: Page, locale: Language) {
    this.page = page;
    this.words = WORDS[locale];
  }

  /** At the sandbox's issuer, where the ready people are listed. */
  async signIn(name: string) {
    await this.page.goto('/desk');
    await this.page.getByRole('link', { name: this.words.signIn }).click();
    await this.page.getByRole('button', { name: new RegExp(name) }).click();
    await expect(this.page.getByRole('heading', { level: 1, name: this.words.waiting })).toBeVisible();
  }

  /** From the keyboard: the field is one key away. */
  async search(text: string) {
    await this.page.locator('h1').focus();
    await this.page.keyboard.press('/');
    await expect(this.page.getByRole('searchbox', { name: this.words.search })).toBeFocused();
    await this.page.keyboard.type(text);
    await this.page.keyboard.press('Enter');
  }

  /** What somebody who calls has on the screen. */
  async openCall(code: string) {
    await this.page.getByRole('button', { name: this.words.phoneSale }).click();
    await this.page.getByLabel(this.words.callCode).fill(code);
    await this.page.getByLabel(this.words.callCode).press('Enter');
  }

  /** Ten percent, once, for a long time. */
  async setDeal(code: string) {
    const { deals, dealFields, setDeal } = this.words;
    await this.page.getByRole('button', { name: deals }).click();
    await this.page.getByLabel(dealFields.code, { exact: true }).fill(code);
    await this.page.getByLabel(dealFields.value, { exact: true }).fill('10');
    await this.page.getByLabel(dealFields.times).fill('1');
    await this.page.getByLabel(dealFields.until).fill('2999-12-31');
    await expectAccessible(this.page);
    await this.page.getByRole('button', { name: setDeal, exact: true }).click();
    await expect(this.page.getByText(code, { exact: true })).toBeVisible();
  }

  /** Off the order that is on the caller's screen. */
  async applyDeal(code: string) {
    await this.page.getByLabel(this.words.deal, { exact: true }).selectOption(code);
    await this.page.getByRole('button', { name: this.words.applyDeal }).click();
    await expect(this.page.getByText(new RegExp(`${code}$`)).first()).toBeVisible();
  }

  /** A cruise that was booked with its line by phone, for 2500; ends with its booking open. */
  async bookByHand(
    paidTo: 'us' | 'supplier',
    { supplierRef, lastName, email }: { supplierRef: string; lastName: string; email: string },
  ) {
    const { byHand, byHandFields, market, paidTo: whoIsPaid, cost, writeDown, openWritten } = this.words;
    await this.page.getByRole('button', { name: byHand }).click();
    const form = this.page.getByRole('form', { name: byHand });
    const typed: Record<keyof typeof byHandFields, string> = {
      title: 'Crucero Islas Griegas',
      supplier: 'MSC Cruceros',
      supplierRef,
      startDate: daysAhead(90),
      endDate: daysAhead(97),
      firstName: 'Lucía',
      lastName,
      email,
      phone: '+34612345678',
      price: '2500',
    };
    for (const [name, label] of Object.entries(byHandFields))
      await form.getByLabel(new RegExp(`^${label}\\W*$`)).fill(typed[name as keyof typeof typed]);
    await form.getByLabel(market).selectOption('ES');
    await form.getByLabel(whoIsPaid).selectOption(paidTo);
    if (paidTo === 'us') await form.getByLabel(cost).fill('2210,50');
    await expectAccessible(this.page);
    await form.getByRole('button', { name: writeDown }).click();
    await this.page.getByRole('button', { name: openWritten }).click();
    await expect(this.acts).toBeVisible();
  }

  /** With what its supplier promised, in dollars: the machine cannot ask. */
  async cancelByHand(gives: string) {
    const { cancel, supplierGives, askQuote } = this.words;
    await this.act(cancel, 'agreed by phone', async () => {
      await this.acts.getByLabel(supplierGives).fill(gives);
      await this.acts.getByRole('button', { name: askQuote }).click();
      await expect(this.acts.getByText(/MSC|\$/).first()).toBeVisible();
    });
  }

  /** What can be done with the booking that is open. */
  get acts() {
    return this.page.getByRole('region', { name: this.words.acts });
  }

  /** One of the acts, with what it needs besides its reason; ends with what became of it. */
  async act(name: string, reason: string, fill: () => Promise<void> = async () => {}) {
    await this.acts.getByRole('button', { name, exact: true }).click();
    const form = this.acts.getByRole('form', { name });
    await fill();
    await form.getByLabel(this.words.reason).fill(reason);
    await expectAccessible(this.page);
    const { refund, toReview, giveBack } = this.words;
    await form.getByRole('button', { name: name === refund ? toReview : name }).click();
    if (name === refund) await form.getByRole('button', { name: giveBack }).click();
    await expect(form).toBeHidden();
  }

  /** A bag for the first traveller, which they pay by a link. */
  async addBag(reason: string) {
    const { add, bag, price, make, sendLink, linkSent } = this.words;
    await this.page.getByRole('button', { name: add, exact: true }).click();
    await this.page.getByLabel(bag).first().selectOption('1');
    await expectAccessible(this.page);
    await this.page.getByRole('button', { name: price, exact: true }).click();
    const form = this.page.getByRole('form', { name: make });
    await form.getByLabel(this.words.reason).fill(reason);
    await expectAccessible(this.page);
    await form.getByRole('button', { name: sendLink }).click();
    await expect(this.page.getByText(linkSent)).toBeVisible();
  }

  item(reference: string) {
    return this.page.getByRole('article', { name: new RegExp(reference) });
  }

  /** What settles by itself comes to the queues a moment later. */
  async waitForItem(reference: string) {
    await expect(async () => {
      await this.page.reload();
      await expect(this.item(reference)).toBeVisible({ timeout: 3_000 });
    }).toPass({ timeout: 40_000 });
  }
}
