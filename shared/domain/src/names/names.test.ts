import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import passportNames from './fixtures/passport-names.json' with { type: 'json' };
import {
  changedSupplierName,
  changedTicketName,
  cleanName,
  isName,
  machineReadableName,
  printedName,
  withSupplierName,
} from './index.ts';

/** Written by hand from ICAO Doc 9303 part 3: given names, family name, what the ticket reads. */
const TICKETS = [
  // Iceland, Denmark, Norway
  ['Kjær', 'Sigurðsson', 'SIGURDSSON / KJAER'],
  ['Þórunn', 'Þorsteinsdóttir', 'THORSTEINSDOTTIR / THORUNN'],
  ['Guðrún', 'Ægisdóttir', 'AEGISDOTTIR / GUDRUN'],
  ['Björk', 'Guðmundsdóttir', 'GUDMUNDSDOTTIR / BJOERK'],
  ['Hafþór Júlíus', 'Björnsson', 'BJOERNSSON / HAFTHOR JULIUS'],
  ['Ásgeir', 'Örn Hallgrímsson', 'OERN HALLGRIMSSON / ASGEIR'],
  ['Ævar Þór', 'Benediktsson', 'BENEDIKTSSON / AEVAR THOR'],
  ['Bryndís', 'Óðinsdóttir', 'ODINSDOTTIR / BRYNDIS'],
  ['Søren', 'Kierkegaard', 'KIERKEGAARD / SOEREN'],
  ['Åse', 'Ørsted', 'OERSTED / AASE'],
  ['Bjørn', 'Østergaard', 'OESTERGAARD / BJOERN'],
  ['Ægidius', 'Nørgård', 'NOERGAARD / AEGIDIUS'],
  ['Jørgen', 'Bøgh-Åkjær', 'BOEGH AAKJAER / JOERGEN'],
  ['Øyvind', 'Åsnes', 'AASNES / OEYVIND'],
  ['Håkon', 'Bjørnstad', 'BJOERNSTAD / HAAKON'],
  ['Niillas', 'Ŋuorgam', 'NUORGAM / NIILLAS'],
  ['Máret Ánne', 'Sara', 'SARA / MARET ANNE'],
  // Sweden, Finland
  ['Åsa', 'Öberg', 'OEBERG / AASA'],
  ['Jörgen', 'Ångström', 'AANGSTROEM / JOERGEN'],
  ['Pär', 'Hägg', 'HAEGG / PAER'],
  ['Lars-Åke', 'Björklund', 'BJOERKLUND / LARS AAKE'],
  ['Zlatan', 'Ibrahimović', 'IBRAHIMOVIC / ZLATAN'],
  ['Väinö', 'Linna', 'LINNA / VAEINOE'],
  ['Jyrki', 'Järvilehti', 'JAERVILEHTI / JYRKI'],
  ['Ässä', 'Hämäläinen', 'HAEMAELAEINEN / AESSAE'],
  ['Yrjö', 'Sirola', 'SIROLA / YRJOE'],
  // Germany, Austria, Switzerland
  ['Jürgen', 'Müller', 'MUELLER / JUERGEN'],
  ['Käthe', 'Weiß', 'WEISS / KAETHE'],
  ['Günther', 'Groß', 'GROSS / GUENTHER'],
  ['Jörg', 'Süß-Böhm', 'SUESS BOEHM / JOERG'],
  ['Karl-Theodor', 'zu Guttenberg', 'ZU GUTTENBERG / KARL THEODOR'],
  ['Maximilian', 'Freiherr von Hohenfels-Großenstein', 'FREIHERR VON / MAXIMILIAN'],
  ['Lieselotte', 'Grünbacher', 'GRUENBACHER / LIESELOTTE'],
  ['Žarko', 'Jukić', 'JUKIC / ZARKO'],
  ['Urs', 'Rüegg', 'RUEEGG / URS'],
  ['Zoë', 'Bünzli', 'BUENZLI / ZOE'],
  ['Chiara', "D'Ambrosio", 'DAMBROSIO / CHIARA'],
  // Netherlands, Belgium, France
  ['Willem', "'t Hart", 'T HART / WILLEM'],
  ['Chloé', 'Ĳzerman', 'IJZERMAN / CHLOE'],
  ['Björn', "'s-Gravesande", 'S GRAVESANDE / BJOERN'],
  ['Annemieke', "van 't Hof-Van der Heijden", 'VAN T HOF VAN DER / ANNEMIEKE'],
  ['Hélène', "D'hondt", 'DHONDT / HELENE'],
  ['Anaïs', 'Van den Eynde', 'VAN DEN EYNDE / ANAIS'],
  ['Œuvrard', 'Lefebvre', 'LEFEBVRE / OEUVRARD'],
  ['Jean-François', 'Lœuillet', 'LOEUILLET / JEAN FRANCOIS'],
  ['Hélène', 'de L’Hôpital', 'DE LHOPITAL / HELENE'],
  ['Aÿmeric', "D'Artagnan", 'DARTAGNAN / AYMERIC'],
  ['Zoé', "L'Haÿ-les-Roses", 'LHAY LES ROSES / ZOE'],
  ['Maëlys', 'N’Diaye', 'NDIAYE / MAELYS'],
  // Spain, Latin America, Portugal, Brazil, Italy
  ['María José', 'Núñez Ibáñez', 'NUNEZ IBANEZ / MARIA JOSE'],
  ['Mª del Carmen', 'Peña Güell', 'PENA GUELL / MA DEL CARMEN'],
  ['Íñigo', 'Muñoz-Agüero', 'MUNOZ AGUERO / INIGO'],
  ['Begoña', 'Argüelles Cañas', 'ARGUELLES CANAS / BEGONA'],
  ['Josep', 'Gal·la Puig', 'GALLA PUIG / JOSEP'],
  ['Francesc', 'Macià i Llussà', 'MACIA I LLUSSA / FRANCESC'],
  ['Álvaro', 'Fernández de la Vega Santamaría', 'FERNANDEZ DE LA VEGA / ALVARO'],
  ['Ana M.ª', 'Yagüe', 'YAGUE / ANA MA'],
  ['Ma. del Rosario', 'Íñiguez', 'INIGUEZ / MA DEL ROSARIO'],
  ['Lucía', 'Zúñiga Güereca', 'ZUNIGA GUERECA / LUCIA'],
  ['Cuauhtémoc', 'Cárdenas', 'CARDENAS / CUAUHTEMOC'],
  ['Agustín', 'de Iturbide y Arámburu', 'DE ITURBIDE Y / AGUSTIN'],
  ['Yésica', 'Bolaños Argüello', 'BOLANOS ARGUELLO / YESICA'],
  ['Ñusta', 'Agüero', 'AGUERO / NUSTA'],
  ['Ricardo', 'Güiraldes', 'GUIRALDES / RICARDO'],
  ['Martín', 'Fierro Müller', 'FIERRO MUELLER / MARTIN'],
  ['María Eugenia', "O'Gorman", 'OGORMAN / MARIA EUGENIA'],
  ['Kuñataĩ', 'Saldívar', 'SALDIVAR / KUNATAI'],
  ["Mba'e", 'Ypoá', 'YPOA / MBAE'],
  ['João', 'Gonçalves', 'GONCALVES / JOAO'],
  ['Inês', "d'Orey", 'DOREY / INES'],
  ['Estêvão', 'Magalhães', 'MAGALHAES / ESTEVAO'],
  ['Gisele', 'Bündchen', 'BUENDCHEN / GISELE'],
  ['Vinícius', 'José Paixão de Oliveira Júnior', 'JOSE PAIXAO DE / VINICIUS'],
  ['Fabrício', "D'Ávila", 'DAVILA / FABRICIO'],
  ['Niccolò', 'Machiavelli', 'MACHIAVELLI / NICCOLO'],
  ['Nicolò', 'Dell’Acqua', 'DELLACQUA / NICOLO'],
  ['Sofia', "De' Medici", 'DE MEDICI / SOFIA'],
  // Malta, Poland, Czechia, Slovakia, Hungary, Romania
  ['Ħelen', 'Buttiġieġ', 'BUTTIGIEG / HELEN'],
  ['Żeppi', 'Għarb', 'GHARB / ZEPPI'],
  ['Ċensa', 'Żahra', 'ZAHRA / CENSA'],
  ['Łucja', 'Wałęsa', 'WALESA / LUCJA'],
  ['Żaneta', 'Żółć', 'ZOLC / ZANETA'],
  ['Święta', 'Śląska', 'SLASKA / SWIETA'],
  ['Małgorzata', 'Kidawa-Błońska', 'KIDAWA BLONSKA / MALGORZATA'],
  ['Jiří', 'Dvořák', 'DVORAK / JIRI'],
  ['Růžena', 'Štěpánková', 'STEPANKOVA / RUZENA'],
  ['Ďurďa', 'Ťapková', 'TAPKOVA / DURDA'],
  ['Ľubomír', 'Štúr', 'STUR / LUBOMIR'],
  ['Peter', 'Vĺčan', 'VLCAN / PETER'],
  ['Győző', 'Szűcs', 'SZUCS / GYOZO'],
  ['Ödön', 'Horváth', 'HORVATH / OEDOEN'],
  ['Örs', 'Dűlő', 'DULO / OERS'],
  ['Ștefan', 'Bănică', 'BANICA / STEFAN'],
  ['Țuțea', 'Petre', 'PETRE / TUTEA'],
  ['Gheorghiță', 'Ţîrlea', 'TIRLEA / GHEORGHITA'],
  // The Balkans, Turkey, Azerbaijan
  ['Đurđica', 'Čačić', 'CACIC / DURDICA'],
  ['Krešimir', 'Ćosić', 'COSIC / KRESIMIR'],
  ['Đorđe', 'Živković', 'ZIVKOVIC / DORDE'],
  ['Çlirim', 'Hoxha', 'HOXHA / CLIRIM'],
  ['Ayşe', 'Yıldız', 'YILDIZ / AYSE'],
  ['İbrahim', 'Çağlayan', 'CAGLAYAN / IBRAHIM'],
  ['Işıl', 'Kılıç', 'KILIC / ISIL'],
  ['Oğuz', 'Şahin', 'SAHIN / OGUZ'],
  ['Nâzım', 'Hikmet', 'HIKMET / NAZIM'],
  ['Əli', 'Əliyev', 'ELIYEV / ELI'],
  ['Nərmin', 'Məmmədova', 'MEMMEDOVA / NERMIN'],
  ['Cəfər', 'Cabbarlı', 'CABBARLI / CEFER'],
  // The Baltic
  ['Jüri', 'Käosaar', 'KAEOSAAR / JUERI'],
  ['Õnne', 'Pärl', 'PAERL / ONNE'],
  ['Jānis', 'Bērziņš', 'BERZINS / JANIS'],
  ['Ģirts', 'Ķēniņš', 'KENINS / GIRTS'],
  ['Ļubova', 'Šķēle', 'SKELE / LUBOVA'],
  ['Žydrūnas', 'Ilgauskas', 'ILGAUSKAS / ZYDRUNAS'],
  ['Įvilė', 'Žukauskienė', 'ZUKAUSKIENE / IVILE'],
  // Vietnam, China
  ['Nguyễn Thị', 'Hồng Nhung', 'HONG NHUNG / NGUYEN THI'],
  ['Đặng Văn', 'Ngữ', 'NGU / DANG VAN'],
  ['Quốc Khánh', 'Đỗ', 'DO / QUOC KHANH'],
  ['Phương Ưu', 'Ở', 'O / PHUONG UU'],
  ['Mei-Ling', 'Soong', 'SOONG / MEI LING'],
  // Ireland, United Kingdom, United States
  ['Seán', "O'Connor", 'OCONNOR / SEAN'],
  ['Caoimhe', 'O´Donnell', 'ODONNELL / CAOIMHE'],
  ['Aoife', 'O’Donnell', 'ODONNELL / AOIFE'],
  ['Pádraig', 'Ó Súilleabháin', 'O SUILLEABHAIN / PADRAIG'],
  ['Fionn', 'St. John', 'ST JOHN / FIONN'],
  ['Llŷr', 'Ŵyn-Jones', 'WYN JONES / LLYR'],
  ['J.R.', 'Hartley', 'HARTLEY / JR'],
  ['Keʻalohi', 'Kaʻahumanu', 'KAAHUMANU / KEALOHI'],
  // Africa, the Pacific, India, Malaysia, Morocco
  ['Kɔkɔ', 'Ɛseɛ', 'ESEE / KOKO'],
  ['Ɖela', 'Ƒiawoo', 'FIAWOO / DELA'],
  ['Olúwaṣeun', 'Adébáyọ̀', 'ADEBAYO / OLUWASEUN'],
  ['Ɓello', 'Ɗan Fodio', 'DAN FODIO / BELLO'],
  ['Ŋkɔ̀ŋ', 'Mbɛ̀', 'MBE / NKON'],
  ['Teuira', 'Hōʻata', 'HOATA / TEUIRA'],
  ['Kr̥ṣṇa', 'Ṭhākur', 'THAKUR / KRSNA'],
  ['Venkatanarasimharajuvaripeta', 'Subramaniam', 'SUBRAMANIAM / VENKATANARASIMHARAJU'],
  ['A. P. J. Abdul', 'Kalam', 'KALAM / A P J ABDUL'],
  ['Suresh', 'a/l Ramasamy', 'AL RAMASAMY / SURESH'],
  ['Ġāda', 'ʿAbd al-ʿAzīz', 'ABD AL AZIZ / GADA'],
  ["M'hammed", 'Benaïssa', 'BENAISSA / MHAMMED'],
] as const;

/** A to Z and blanks between words: what every airline takes. */
const AIRLINE = /^[A-Z]+(?: [A-Z]+)*$/;

describe('names as passports have them', () => {
  it('the table holds 500 names of 40 countries', () => {
    expect(passportNames.length).toBeGreaterThanOrEqual(500);
    expect(new Set(passportNames.map(({ country }) => country)).size).toBeGreaterThanOrEqual(40);
    expect(TICKETS.length).toBeGreaterThanOrEqual(120);
  });

  it.each(passportNames)('$country: $given $family can be typed and printed', ({ given, family }) => {
    for (const name of [given, family]) {
      expect(isName(cleanName(name))).toBe(true);
      const printed = printedName(name) ?? '';
      expect(printed).toMatch(AIRLINE);
      expect(printed.length).toBeLessThanOrEqual(20);
    }
  });

  it('docs/names.md says what each of them travels as', () => {
    const page = readFileSync(join(import.meta.dirname, '../../../../docs/names.md'), 'utf8');
    const untold = passportNames
      .map(({ given, family }) => `${given} ${family} → ${printedName(family)} / ${printedName(given)}`)
      .filter((line) => !page.includes(line));
    expect(untold).toEqual([]);
    const changed = passportNames.filter(
      ({ given, family }) => changedTicketName({ firstName: given, lastName: family }) !== null,
    );
    expect(page).toContain(`For ${changed.length} of them`);
  });

  it.each(TICKETS)('%s %s travels as %s', (firstName, lastName, ticket) => {
    expect(passportNames).toContainEqual(expect.objectContaining({ given: firstName, family: lastName }));
    expect(changedTicketName({ firstName, lastName })).toBe(ticket);
  });
});

describe('what a ticket reads is said only where it is not what was typed', () => {
  it.each([
    ['Ana', 'Ruiz', null],
    ['ANA', 'ruiz', null],
    [' Ana ', 'Ruiz', null],
    ['Ana', 'Ruíz', 'RUIZ / ANA'],
    ['Ana Maria Consolacion Esperanza', 'Ruiz', 'RUIZ / ANA MARIA'],
    ['', 'Ruíz', null],
    ['Сергей', 'Ruíz', null],
  ])('%s %s: %s', (firstName, lastName, ticket) => {
    expect(changedTicketName({ firstName, lastName })).toBe(ticket);
  });

  it('middle names are printed with the given names', () => {
    expect(changedTicketName({ firstName: 'Ana', middleName: 'Sofía', lastName: 'Ruiz' })).toBe(
      'RUIZ / ANA SOFIA',
    );
  });

  it('a hotel reads given names first, and no length is cut', () => {
    expect(changedSupplierName({ firstName: 'Kjær', lastName: 'Sigurðsson' })).toBe('KJAER SIGURDSSON');
    expect(changedSupplierName({ firstName: 'Ana', lastName: 'Ruiz' })).toBeNull();
  });

  it('suppliers get the same letters', () => {
    expect(withSupplierName({ id: 'p1', firstName: 'Þórunn', middleName: '', lastName: 'Núñez' })).toEqual({
      id: 'p1',
      firstName: 'THORUNN',
      middleName: '',
      lastName: 'NUNEZ',
    });
  });
});

describe('names that cannot be written in Latin letters', () => {
  it.each(['Сергей', '王小明', 'محمد', 'Δημήτρης', 'דוד', 'สมชาย', 'राम', '김민수', 'Sεlɔm', 'さくら'])(
    '%s is a name, and its holder has to say how the passport spells it',
    (name) => {
      expect(isName(name)).toBe(true);
      expect(machineReadableName(name)).toBeNull();
    },
  );
});

describe('what only pasting put into a name', () => {
  it.each([
    ['no-break blank', 'Ana\u00A0María', 'Ana María'],
    ['no-break hyphen', 'Jean\u2011Luc', 'Jean-Luc'],
    ['zero-width non-joiner', 'Ana\u200CMaría', 'AnaMaría'],
    ['direction marks', '\u200EAna\u202C', 'Ana'],
    ['byte order mark and soft hyphen', '\uFEFFMar\u00ADta', 'Marta'],
    ['accent beside its letter', 'Nun\u0303ez', 'Nuñez'],
    ['accent instead of an apostrophe', 'O´Donnell', 'O’Donnell'],
    ['wide letters of a Japanese keyboard', 'Ａｎａ', 'Ａｎａ'],
  ])('%s', (_what, typed, cleaned) => {
    expect(cleanName(typed)).toBe(cleaned);
    expect(isName(cleaned)).toBe(true);
    expect(machineReadableName(typed)).toMatch(AIRLINE);
  });
});

describe('what is no name', () => {
  it.each([
    ['a lone accent', '\u0301'],
    ['an accent on a blank', 'Ana \u0301'],
    ['an invisible filler', '\u3164'],
    ['a blank Braille cell', '\u2800'],
    ['digits', 'Ana 2'],
    ['a bare hyphen', '-'],
    ['an apostrophe only', 'ʻ'],
    ['markup', '<b>Ana</b>'],
    ['a picture', 'Ana 😀'],
    ['half of a character', 'Ana \uD83D'],
    ['U+0000', 'Ana\0'],
    ['a line', 'Ana\u0007Ruiz'],
    ['nothing', ''],
  ])('%s', (_what, typed) => {
    expect(isName(cleanName(typed))).toBe(false);
  });

  it('is told at once, however long it is', () => {
    const started = performance.now();
    for (const long of ['a', 'ʼ', 'ā', 'a ʼ', 'aʼ']) expect(isName(`a${long.repeat(200_000)}!`)).toBe(false);
    expect(performance.now() - started).toBeLessThan(2000);
  });
});
