import { daysBetween } from '@travesia/domain';
import type { City } from '@travesia/geography';
import { chance } from '../world/hash.ts';
import { isCoast, type House } from './houses.ts';

const STAR_DOLLARS: Readonly<Record<number, number>> = { 1: 42, 2: 56, 3: 82, 4: 128, 5: 248 };
const UNRATED_DOLLARS = 70;
const KIND_SHARE = {
  hotel: 1,
  apartment: 1.05,
  motel: 0.78,
  resort: 1.3,
  extended_stay: 1.02,
  conference_center: 1.12,
} as const;

/** What a bed costs in a country against Spain. */
const COUNTRY_SHARE = new Map(
  `CH 1.75|IS 1.6|NO 1.45|US 1.5|GB 1.4|FR 1.3|DK 1.4|SE 1.25|IE 1.35|NL 1.35|SG 1.5|JP 1.15|AU 1.3|NZ 1.15|CA 1.3
  |IT 1.2|DE 1.15|AT 1.2|BE 1.15|FI 1.15|LU 1.3|IL 1.45|AE 1.15|QA 1.1|HK 1.35|KR 1.05|ES 1|PT 0.95|GR 0.95|CZ 0.85
  |PL 0.75|HU 0.75|HR 0.9|RO 0.7|BG 0.62|TR 0.65|MX 0.8|CO 0.6|PE 0.62|CL 0.78|AR 0.72|BR 0.75|UY 0.85|PY 0.55|BO 0.5
  |EC 0.58|VE 0.6|PA 0.75|CR 0.85|GT 0.65|DO 0.95|CU 0.75|PR 1.35|BS 1.7|MA 0.6|TN 0.5|EG 0.5|ZA 0.7|KE 0.75|TH 0.6
  |VN 0.5|ID 0.55|MY 0.55|PH 0.6|IN 0.5|CN 0.7|MV 2.6|MU 1.2|PF 2.2|SA 0.95`
    .split('|')
    .map((cell) => cell.trim().split(' '))
    .map(([code, share]) => [code ?? '', Number(share)] as const),
);
const ELSEWHERE_SHARE = 0.85;

const YEAR_DAYS = 365.25;
const SUMMER_DAY = 208;
const TROPIC_LATITUDE = 20;

function dayOfYear(date: string): number {
  return daysBetween(`${date.slice(0, 4)}-01-01`, date);
}

function wave(day: number, peak: number): number {
  return Math.cos(((day - peak) / YEAR_DAYS) * 2 * Math.PI);
}

function nearNewYear(day: number): number {
  const away = Math.min(Math.abs(day - 363), Math.abs(day + 2));
  return Math.exp(-((away / 6) ** 2));
}

/** Smooth over the year: summers of either half of the earth, dry winters of the tropics, the turn of the year. */
function season(city: City, date: string): number {
  const day = dayOfYear(date);
  const { lat } = city.location;
  const peak =
    lat < -TROPIC_LATITUDE ? SUMMER_DAY - YEAR_DAYS / 2 : Math.abs(lat) <= TROPIC_LATITUDE ? 20 : SUMMER_DAY;
  const swing = isCoast(city) ? (Math.abs(lat) <= TROPIC_LATITUDE + 3 ? 0.16 : 0.34) : 0.1;
  return 1 + swing * wave(day, peak) + 0.24 * nearNewYear(day);
}

const BUSINESS_WEEK = [0.93, 1.03, 1.07, 1.07, 1.02, 0.95, 0.96];
const LEISURE_WEEK = [0.95, 0.93, 0.94, 0.96, 1.02, 1.13, 1.12];

function weekday(city: City, date: string): number {
  const week = isCoast(city) ? LEISURE_WEEK : BUSINESS_WEEK;
  return week[new Date(`${date}T00:00:00Z`).getUTCDay()] ?? 1;
}

const WEEK = 7;

/** A number in [0, 1] that drifts from week to week without a step. */
function drift(date: string, ...words: readonly (string | number)[]): number {
  const days = daysBetween('2024-01-01', date);
  const week = Math.floor(days / WEEK);
  const within = (days - week * WEEK) / WEEK;
  const eased = within * within * (3 - 2 * within);
  return chance(...words, week) * (1 - eased) + chance(...words, week + 1) * eased;
}

/** From a little dearer at the last moment to a little cheaper three months before. */
function notice(days: number): number {
  if (days <= 14) return 1.1 - (days / 14) * 0.08;
  return days >= 90 ? 0.96 : 1.02 - ((days - 14) / 76) * 0.06;
}

/** What the house asks for its plain double on one night, in whole cents of USD, tax included. */
export function nightlyCents(house: House, date: string, today: string): number {
  const { city, key } = house;
  const base = house.stars === null ? UNRATED_DOLLARS : (STAR_DOLLARS[house.stars] ?? UNRATED_DOLLARS);
  const level = (COUNTRY_SHARE.get(city.countryCode) ?? ELSEWHERE_SHARE) * (0.72 + city.popularity * 0.0046);
  const taste = 0.78 + chance('taste', key) * 0.34 + ((house.reviewScore ?? 7.5) - 7.5) * 0.05;
  const dollars =
    base *
    level *
    taste *
    KIND_SHARE[house.kind] *
    season(city, date) *
    weekday(city, date) *
    notice(daysBetween(today, date)) *
    (0.93 + 0.14 * drift(date, 'city', city.code)) *
    (0.96 + 0.08 * drift(date, 'house', key));
  return Math.round(dollars * 100);
}

/** How full the house is on one night, 0 to 1 and beyond, which is sold out. */
export function fullness(house: House, date: string): number {
  const { city, key } = house;
  // A house that plays a switch always has a room for it.
  if (house.acts !== null) return 0;
  return (
    0.37 +
    (season(city, date) - 1) * 0.7 +
    0.3 * drift(date, 'crowd', city.code) +
    0.66 * (drift(date, 'fill', key) - 0.25) * (0.6 + (house.reviewScore ?? 7) / 18)
  );
}
