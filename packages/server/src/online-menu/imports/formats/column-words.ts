/**
 * The columns a table may have, in the order in which an export writes them, with the words that name them: the export's own
 * first, then those of the tills and shops that restaurants come from (Toast, Clover, Loyverse, Square, Shopify, WooCommerce) and
 * of the languages that menus are kept in. Upper and lower case and accents do not count.
 */
const writtenWords = {
  category: `
    Category, categories, section, group, menu group, menu section, menu category, category name,
    reporting category, product category, product type, course, kategorie, kategorien, warengruppe,
    artikelgruppe, speisengruppe, gruppe, rubrik, catégorie, catégories, rubrique, famille, categoría,
    categorías, categoria, categorias, sección, rubro, familia, família, secção, seção, categorie,
    sezione, reparto, groep, rubriek, kategoria, kategorija, kategori, grup, категория, категории,
    раздел, группа, الفئة, الصنف, القسم, التصنيف, 分类, 类别, 分類, カテゴリー, カテゴリ, 部門, 카테고리, 분류, श्रेणी,
    หมวดหมู่, danh mục, nhóm, κατηγορία
  `,
  name: `
    Name, item, item name, menu item, menu item name, dish, dish name, product, product name, title,
    display name, artikel, artikelname, artikelbezeichnung, bezeichnung, gericht, speise, name des
    gerichts, produktname, nom, nom du plat, nom du produit, désignation, libellé, intitulé, article,
    nombre, nombre del plato, nombre del producto, nombre del artículo, artículo, producto, nome, nome
    do prato, nome do produto, nome prodotto, nome piatto, denominazione, plat, plato, prato, piatto,
    produit, produto, prodotto, produkt, gerecht, naam, productnaam, nazwa, nazwa produktu, danie,
    název, názov, naziv, denumire, termék, ürün, ürün adı, yemek, yemek adı, название, наименование,
    блюдо, товар, الاسم, اسم, اسم الصنف, اسم المنتج, اسم الطبق, المنتج, الطبق, 名称, 菜名, 菜品, 菜品名称, 商品名称,
    品名, 名稱, 商品名, メニュー名, 品目, 메뉴, 메뉴명, 상품명, 이름, नाम, व्यंजन, ชื่อ, ชื่อเมนู, ชื่อสินค้า, รายการ, tên, tên
    món, món, όνομα, είδος, πιάτο
  `,
  size: `
    Size, variation, variation name, variant, variant name, portion, portion size, option 1 value,
    option1 value, option value 1, größe, grösse, grosse, portionsgröße, variante, taille, format,
    tamaño, ración, porción, presentación, tamanho, porção, dose, misura, formato, porzione, maat,
    rozmiar, porcja, velikost, porsiyon, boyut, размер, порция, объем, الحجم, المقاس, 规格, 尺寸, 份量, サイズ,
    사이즈, 크기, आकार, ขนาด, kích cỡ, size món, μέγεθος
  `,
  price: `
    Price, unit price, base price, regular price, variant price, default price, selling price, sale
    price incl. tax, price incl. tax, gross price, preis, verkaufspreis, vk, vk preis, vk brutto,
    bruttopreis, einzelpreis, prix, prix ttc, prix de vente, tarif, precio, precio de venta, pvp,
    importe, preço, preço de venda, preco, valor, prezzo, prezzo di vendita, prijs, verkoopprijs, cena,
    cena brutto, cijena, preț, pret, ár, eladási ár, fiyat, fiyatı, satış fiyatı, цена, стоимость,
    السعر, سعر, سعر البيع, الثمن, 价格, 单价, 售价, 價格, 価格, 値段, 税込価格, 가격, 판매가, 단가, मूल्य, कीमत, दाम, ราคา,
    giá, giá bán, đơn giá, τιμή
  `,
  description: `
    Description, item description, short description, menu description, body (html), body, text, details,
    beschreibung, artikelbeschreibung, kurzbeschreibung, produktbeschreibung, description courte,
    descriptif, descripción, descripcion, descripción corta, detalle, descrição, descricao, descrição
    curta, descrizione, descrizione estesa, omschrijving, beschrijving, opis, popis, descriere, leírás,
    açıklama, описание, الوصف, وصف, 描述, 说明, 简介, 描述说明, 説明, 商品説明, 설명, विवरण, คำอธิบาย, รายละเอียด, mô tả,
    περιγραφή
  `,
  story: 'Story, geschichte, histoire, historia, história, storia',
  ingredients: `
    Ingredients, zutaten, zutatenliste, ingrédients, composition, ingredientes, ingredienti,
    composizione, ingrediënten, składniki, ingredience, sastojci, ingrediente, hozzávalók, malzemeler,
    içindekiler, ингредиенты, состав, المكونات, مكونات, 配料, 原料, 成分, 材料, 原材料, 재료, सामग्री, ส่วนผสม, thành
    phần, nguyên liệu, συστατικά
  `,
  contains: `
    Contains, allergens, allergen, allergen info, allergen information, allergene,
    allergenkennzeichnung, enthält, allergènes, allergène, alérgenos, alergenos, alergénios, alérgenos
    presentes, allergeni, contiene, allergenen, alergeny, alergény, alergeni, allergének, alerjenler,
    аллергены, مسببات الحساسية, الحساسية, 过敏原, 過敏原, アレルゲン, アレルギー, 알레르기, एलर्जी, สารก่อภูมิแพ้, dị ứng,
    αλλεργιογόνα
  `,
  mayContain: `
    May contain, traces, may contain traces, spuren, kann spuren enthalten, traces éventuelles, puede
    contener, trazas, pode conter, vestígios, può contenere, tracce
  `,
  declared: 'Allergens declared, allergens complete',
  marks: 'Diet, dietary marks, diets, dietary, diet labels, marks, ernährung, kost, régime, dieta, dieet',
  calories: `
    Calories, kcal, calories (kcal), energy, energy (kcal), kalorien, brennwert, énergie, valeur
    énergétique, calorías, calorias, energía, calorie, kalorie, kalori, калории, ккал, السعرات, سعرات
    حرارية, 卡路里, 热量, カロリー, 칼로리, คาลอรี, แคลอรี, calo
  `,
  modifierGroups: 'Modifier groups, modifiers, options, modifier sets, modifier group, option sets',
  picture: `
    Picture, image, photo, picture file, image src, images, image url, image link, bild, bilddatei,
    foto, imagen, imagem, immagine, afbeelding, zdjęcie, obrázek, resim, görsel, фото, изображение,
    صورة, الصورة, 图片, 圖片, 画像, 写真, 사진, 이미지, चित्र, รูปภาพ, รูป, hình ảnh, ảnh, εικόνα
  `,
  active: `
    Active, enabled, visible, available, published, available for sale, aktiv, verfügbar, sichtbar,
    actif, disponible, publié, activo, ativo, disponível, attivo, disponibile, actief, beschikbaar,
    aktywny, aktivní, aktif, активен, доступен, نشط, متاح
  `,
  reference: `
    Reference, external reference, sku, variant sku, token, plu, gtin, barcode, item id, product id,
    item code, product code, code, clover id, artikelnummer, artikel-nr, artikel-nr., artnr, art.-nr.,
    art. nr., référence, réf, referencia, referência, codice, codice articolo, código, cod, artikelcode,
    артикул, الرمز
  `,
  id: 'Cardamom id',
};

/** What a table may have. */
export type Column = keyof typeof writtenWords;

/** All of them, in the order in which an export writes them. */
export const columns = Object.keys(writtenWords) as Column[];

/** The words that name a column, the export's own first. */
export function wordsOf(column: Column): readonly [string, ...string[]] {
  return writtenWords[column].trim().replaceAll(/\s+/gu, ' ').split(', ') as [string, ...string[]];
}
