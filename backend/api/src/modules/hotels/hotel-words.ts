import type { Locale } from '@travesia/contracts';
import type { BoardType, DescriptionSection, HotelAmenity } from '@travesia/domain';
import type { PhotoSubject } from './ports.ts';

interface Words {
  readonly photo: Readonly<Record<PhotoSubject, (hotel: string) => string>>;
  readonly otherPhoto: (hotel: string, place: number) => string;
  readonly amenity: Readonly<Partial<Record<HotelAmenity, { section: DescriptionSection; line: string }>>>;
  readonly board: Readonly<Record<Exclude<BoardType, 'room_only'>, string>>;
  readonly centre: (km: string, city: string) => string;
  readonly airport: (km: string, name: string, code: string) => string;
  readonly checkIn: (time: string) => string;
  readonly checkOut: (time: string) => string;
  readonly adultsOnly: string;
  readonly noPets: string;
}

/** Own words for what suppliers say in codes; everything else of a hotel is the supplier's text. */
export const HOTEL_WORDS: Readonly<Record<Locale, Words>> = {
  es: {
    photo: {
      exterior: (hotel) => `Fachada de ${hotel}`,
      lobby: (hotel) => `Vestíbulo de ${hotel}`,
      room: (hotel) => `Habitación de ${hotel}`,
      suite: (hotel) => `Suite de ${hotel}`,
      apartment: (hotel) => `Apartamento de ${hotel}`,
      bathroom: (hotel) => `Baño de ${hotel}`,
      restaurant: (hotel) => `Restaurante de ${hotel}`,
      pool: (hotel) => `Piscina de ${hotel}`,
      gym: (hotel) => `Gimnasio de ${hotel}`,
      spa: (hotel) => `Spa de ${hotel}`,
      view: (hotel) => `Vistas desde ${hotel}`,
      terrace: (hotel) => `Terraza de ${hotel}`,
    },
    otherPhoto: (hotel, place) => `${hotel}, imagen ${place}`,
    amenity: {
      restaurant: { section: 'dining', line: 'Restaurante en el alojamiento' },
      room_service: { section: 'dining', line: 'Servicio de habitaciones' },
      lounge: { section: 'dining', line: 'Bar o salón' },
      wifi: { section: 'facilities', line: 'Wifi' },
      free_parking: { section: 'facilities', line: 'Aparcamiento gratuito' },
      parking: { section: 'facilities', line: 'Aparcamiento en el alojamiento' },
      laundry: { section: 'facilities', line: 'Lavandería' },
      business_centre: { section: 'facilities', line: 'Salas de reuniones' },
      atm: { section: 'facilities', line: 'Cajero automático' },
      accessible_mobility: { section: 'facilities', line: 'Acceso sin escalones' },
      accessible_hearing: { section: 'facilities', line: 'Medios para personas con discapacidad auditiva' },
      pool: { section: 'recreation', line: 'Piscina' },
      health_club: { section: 'recreation', line: 'Gimnasio' },
      spa: { section: 'recreation', line: 'Spa' },
      front_desk_24h: { section: 'services', line: 'Recepción las 24 horas' },
      security_24h: { section: 'services', line: 'Seguridad las 24 horas' },
      concierge: { section: 'services', line: 'Conserjería' },
      childcare: { section: 'services', line: 'Cuidado de niños' },
      pets: { section: 'policies', line: 'Se admiten mascotas' },
    },
    board: {
      breakfast: 'Tarifas con desayuno',
      half_board: 'Tarifas con media pensión',
      full_board: 'Tarifas con pensión completa',
      all_inclusive: 'Tarifas con todo incluido',
    },
    centre: (km, city) => `A ${km} km del centro de ${city}`,
    airport: (km, name, code) => `A ${km} km de ${name} (${code})`,
    checkIn: (time) => `Llegada desde las ${time}`,
    checkOut: (time) => `Salida hasta las ${time}`,
    adultsOnly: 'Solo adultos',
    noPets: 'No se admiten mascotas',
  },
  en: {
    photo: {
      exterior: (hotel) => `Front of ${hotel}`,
      lobby: (hotel) => `Lobby of ${hotel}`,
      room: (hotel) => `Room of ${hotel}`,
      suite: (hotel) => `Suite of ${hotel}`,
      apartment: (hotel) => `Apartment of ${hotel}`,
      bathroom: (hotel) => `Bathroom of ${hotel}`,
      restaurant: (hotel) => `Restaurant of ${hotel}`,
      pool: (hotel) => `Pool of ${hotel}`,
      gym: (hotel) => `Gym of ${hotel}`,
      spa: (hotel) => `Spa of ${hotel}`,
      view: (hotel) => `View from ${hotel}`,
      terrace: (hotel) => `Terrace of ${hotel}`,
    },
    otherPhoto: (hotel, place) => `${hotel}, picture ${place}`,
    amenity: {
      restaurant: { section: 'dining', line: 'Restaurant on site' },
      room_service: { section: 'dining', line: 'Room service' },
      lounge: { section: 'dining', line: 'Bar or lounge' },
      wifi: { section: 'facilities', line: 'Wi-Fi' },
      free_parking: { section: 'facilities', line: 'Free parking' },
      parking: { section: 'facilities', line: 'Parking on site' },
      laundry: { section: 'facilities', line: 'Laundry' },
      business_centre: { section: 'facilities', line: 'Meeting rooms' },
      atm: { section: 'facilities', line: 'ATM' },
      accessible_mobility: { section: 'facilities', line: 'Step-free access' },
      accessible_hearing: { section: 'facilities', line: 'Equipment for guests with hearing impairments' },
      pool: { section: 'recreation', line: 'Pool' },
      health_club: { section: 'recreation', line: 'Health club' },
      spa: { section: 'recreation', line: 'Spa' },
      front_desk_24h: { section: 'services', line: '24-hour front desk' },
      security_24h: { section: 'services', line: '24-hour security' },
      concierge: { section: 'services', line: 'Concierge' },
      childcare: { section: 'services', line: 'Childcare' },
      pets: { section: 'policies', line: 'Pets are welcome' },
    },
    board: {
      breakfast: 'Rates with breakfast',
      half_board: 'Rates with half board',
      full_board: 'Rates with full board',
      all_inclusive: 'Rates with everything included',
    },
    centre: (km, city) => `${km} km from the centre of ${city}`,
    airport: (km, name, code) => `${km} km from ${name} (${code})`,
    checkIn: (time) => `Check-in from ${time}`,
    checkOut: (time) => `Check-out until ${time}`,
    adultsOnly: 'Adults only',
    noPets: 'Pets are not allowed',
  },
};
